// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {KnownToken} from "../../src/exchange/KnownToken.sol";

/// @title A token with permit that some accounts cannot receive for a while
contract ListedToken is KnownToken {
    mapping(address account => bool) public refused;

    constructor(Allocation[] memory allocations) KnownToken("TKN", "TKN", 18, allocations) {}

    function setRefused(address account, bool isRefused) external {
        refused[account] = isRefused;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!refused[to], "refused");
        super._update(from, to, value);
    }
}
