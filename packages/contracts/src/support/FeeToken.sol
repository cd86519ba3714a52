// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";

/// @title A token that takes a fee on every transfer
/// @notice The fee is burned, so the recipient gets less than was sent, or nothing: the fee is 1 bps, 1,000 bps, or everything.
contract FeeToken is NamedToken {
    uint256 private immutable FEE_BPS;

    /// @param plan The token's name, symbol, decimals and allocations.
    /// @param feeBps The fee, in hundredths of a per cent.
    constructor(Plan memory plan, uint256 feeBps) NamedToken(plan) {
        FEE_BPS = feeBps;
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        super._move(from, to, value);
        uint256 fee = value * FEE_BPS / 10_000;
        _balances[to] -= fee;
        totalSupply -= fee;
        emit Transfer(to, address(0), fee);
    }
}
