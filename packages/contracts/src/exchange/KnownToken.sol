// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {IKnownToken} from "./interfaces/IKnownToken.sol";

/// @title A plain token of a chain of our own
/// @notice See IKnownToken.
contract KnownToken is IKnownToken, ERC20Permit {
    uint8 private immutable DECIMALS;

    /// @param name_ The name that wallets show and that a permit's signing domain contains.
    /// @param symbol_ The symbol.
    /// @param decimals_ The number of decimals of a balance.
    /// @param allocations The parts of the supply and their recipients.
    constructor(string memory name_, string memory symbol_, uint8 decimals_, Allocation[] memory allocations)
        ERC20(name_, symbol_)
        ERC20Permit(name_)
    {
        DECIMALS = decimals_;
        for (uint256 i = 0; i < allocations.length; ++i) {
            _mint(allocations[i].holder, allocations[i].amount);
        }
    }

    /// @inheritdoc IKnownToken
    function decimals() public view override(ERC20, IKnownToken) returns (uint8) {
        return DECIMALS;
    }

    /// @inheritdoc IKnownToken
    function nonces(address owner) public view override(ERC20Permit, IKnownToken) returns (uint256) {
        return super.nonces(owner);
    }
}
