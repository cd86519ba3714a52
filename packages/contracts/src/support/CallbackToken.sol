// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";

/// @title A token that calls another contract in the middle of a transfer
/// @notice Anybody can arm it with one call, which it makes at the next transfer before balances change, as a token with hooks
/// would do. This allows tests of re-entry.
contract CallbackToken is NamedToken {
    address private _target;
    bytes private _data;

    /// @notice The call failed, and with it the transfer.
    error CallbackFailed();

    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) NamedToken(plan) {}

    /// @notice Sets the call that the next transfer makes.
    /// @param target The called contract.
    /// @param data The call data.
    function arm(address target, bytes calldata data) external {
        _target = target;
        _data = data;
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        address target = _target;
        if (target != address(0)) {
            _target = address(0);
            // solhint-disable-next-line avoid-low-level-calls
            (bool ok,) = target.call(_data);
            if (!ok) revert CallbackFailed();
        }
        super._move(from, to, value);
    }
}
